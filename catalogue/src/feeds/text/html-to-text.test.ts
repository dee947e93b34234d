import { describe, expect, it } from 'vitest';
import { htmlToText, plainLine } from './html-to-text.ts';

describe('a description in HTML', () => {
  it.each([
    ['paragraphs', '<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
    ['breaks, however they are written', 'a<br>b<br/>c</br>d', 'a\nb\nc\nd'],
    ['list points that nothing closes', '<ul><li>Silk<li>Lined</ul>', '• Silk\n• Lined'],
    ['a point that holds a paragraph', '<li><p>Silk</p></li>', 'Silk'],
    ['table rows', '<table><tr><td>Fit</td></tr><tr><td>Slim</td></tr></table>', 'Fit\nSlim'],
    ['emphasis inside of a line', 'Soft <em>brushed</em> cotton', 'Soft brushed cotton'],
    ['upper-case tags', '<P CLASS=x>Soft</P>', 'Soft'],
    ['empty paragraphs and points', '<p>&nbsp;</p><li></li><p>Soft</p>', 'Soft'],
    ['a greater-than sign in an attribute', '<p title="a > b">Soft</p>', 'Soft'],
    ['comments', 'a<!-- <p>hidden</p> -->b', 'ab'],
    ['scripts and styles', '<style>p{}</style>Soft<script>alert("<p>")</script>', 'Soft'],
    ['a page’s head', '<head><title>Shop</title></head><body>Soft</body>', 'Soft'],
    ['HTML that was escaped twice', '&lt;p&gt;Soft &amp;amp; warm&lt;/p&gt;', 'Soft & warm'],
    ['entities by name and number', '&eacute;&#8211;&#x27;&trade;', "é–'™"],
    ['entities without their semicolon', 'R&B &copy 2026', 'R&B © 2026'],
    ['breaks of Windows and of old Macs', 'a\r\nb\rc', 'a\nb\nc'],
    ['plain text', 'Size <10 and > 8, 100% love <3', 'Size <10 and > 8, 100% love <3'],
  ])('is read with %s', (_what, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('is read in bounded time, however large it is', () => {
    const endless = '<p>word</p>'.repeat(1_000_000);
    expect(htmlToText(endless).length).toBeLessThan(50_000);
  });

  it('is one line as a title', () => {
    expect(plainLine('<b>Oxford</b><br>Shirt &amp;  Tie\n')).toBe('Oxford Shirt & Tie');
    expect(plainLine('  Plain   title ')).toBe('Plain title');
  });
});
