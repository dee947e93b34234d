import { escapeHtml } from '../html/escape-html.ts';
import type { MailWords } from './mail-content.ts';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = 'system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif';

/** Clients that drop the head still get the light colors, which are written inline. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background: #151412 !important; color: #f3efe8 !important; }
  .soft { color: #b5aea3 !important; }
  .line { border-color: #36322d !important; }
  .button { background: #f3efe8 !important; color: #151412 !important; }
}`;

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`;

const reason = (text: string) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`;

function actionHtml({ action }: MailWords): string {
  if (!action) return '';
  const link = escapeHtml(action.link);
  return `<p style="margin:32px 0"><a class="button" href="${link}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#1c1a17;color:#fbf9f6;font-size:16px;font-weight:500;line-height:1.2;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="soft" style="margin:0 0 4px;color:#5c564d;font-size:14px;line-height:1.6">If the button doesn’t work, open this link:</p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.6;word-break:break-all"><a href="${link}" style="color:inherit">${link}</a></p>`;
}

function quoteHtml({ quote }: MailWords): string {
  if (quote === undefined) return '';
  return `<blockquote class="line" style="margin:24px 0;padding:0 0 0 16px;border-left:2px solid #c9c1b4;font-size:16px;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(quote)}</blockquote>`;
}

function stopHtml({ stop }: MailWords): string {
  if (!stop) return '';
  const link = escapeHtml(stop.link);
  return `\n<p style="margin:0"><a href="${link}" style="display:inline-block;padding:8px 0;color:inherit">${escapeHtml(stop.label)}</a></p>`;
}

/** One column of at most 600 px, without a table, a picture or anything from elsewhere. */
export const mailHtml = (words: MailWords): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>:root { color-scheme: light dark; }${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf9f6;color:#1c1a17;font-family:${SANS}">
<div class="paper" role="article" aria-label="${escapeHtml(words.subject)}" lang="en" style="max-width:600px;margin:0 auto;padding:40px 24px;background:#fbf9f6;color:#1c1a17">
<p style="margin:0 0 40px;font-family:${SERIF};font-size:20px;letter-spacing:-0.01em">Modiste</p>
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:32px;font-weight:400;line-height:1.15;letter-spacing:-0.02em">${escapeHtml(words.title)}</h1>
${words.paragraphs.map(paragraph).join('\n')}
${quoteHtml(words)}${actionHtml(words)}
<div class="line soft" style="margin-top:40px;padding-top:20px;border-top:1px solid #e3ddd3;color:#5c564d;font-size:14px;line-height:1.6">
${words.reasons.map(reason).join('\n')}${stopHtml(words)}
</div>
</div>
</body>
</html>
`;
