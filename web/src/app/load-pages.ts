/** The pages that are fetched only by those who come to them. */
export const loadMemberPages = async () => {
  const { MemberPages } = await import('./member-pages.tsx');
  return { default: MemberPages };
};

export const loadPasswordReset = async () => {
  const { PasswordReset } = await import('../features/password-reset/password-reset.tsx');
  return { default: PasswordReset };
};

export const loadVerifyEmail = async () => {
  const { VerifyEmail } = await import('../features/verify-email/verify-email.tsx');
  return { default: VerifyEmail };
};

export const loadGoogleCallback = async () => {
  const { GoogleCallback } = await import('./google-callback.tsx');
  return { default: GoogleCallback };
};
