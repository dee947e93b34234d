export const attachmentKey = (id: string) => `attachments/${id}.webp`;
