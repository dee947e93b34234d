import sharp from 'sharp';

const SKIN = '#d9a27f';
const WIDTH = 600;
const HEIGHT = 1000;

const FACE = `
  <ellipse cx="300" cy="118" rx="58" ry="66" fill="#3a2a20"/>
  <path d="M278 175h44v50h-44Z" fill="#c08a68"/>
  <ellipse cx="300" cy="135" rx="45" ry="58" fill="${SKIN}"/>
  <ellipse cx="282" cy="128" rx="8" ry="4" fill="#fff"/><circle cx="282" cy="128" r="4"/>
  <ellipse cx="318" cy="128" rx="8" ry="4" fill="#fff"/><circle cx="318" cy="128" r="4"/>
  <path d="M270 116q12-8 24 0M306 116q12-8 24 0" stroke="#3a2a20" stroke-width="4" fill="none"/>
  <path d="M300 130l-6 22h12" stroke="#9a6a4a" stroke-width="3" fill="none"/>
  <path d="M284 165q16 8 32 0" stroke="#a04848" stroke-width="5" fill="none"/>`;

const ARMS = `
  <g stroke="${SKIN}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round" fill="none">
    <path d="M200 240L165 420L150 540"/><path d="M400 240L435 420L450 540"/>
  </g>
  <circle cx="147" cy="560" r="22" fill="${SKIN}"/><circle cx="453" cy="560" r="22" fill="${SKIN}"/>`;

const SHIRT = `<path fill="#31568c" d="M268 215Q220 220 190 245L165 360L215 372L222 330L215 530L385 530
  L378 330L385 372L435 360L410 245Q380 220 332 215Q300 240 268 215Z"/>`;

const LEGS = `
  <path fill="#2c2c34" d="M215 528L205 720L215 900L275 900L290 720L300 590L310 720L325 900L385 900
  L395 720L385 528Z"/>
  <ellipse cx="238" cy="925" rx="42" ry="20" fill="#eee"/>
  <ellipse cx="362" cy="925" rx="42" ry="20" fill="#eee"/>`;

const PERSON = FACE + ARMS + SHIRT + LEGS;

const drawn = (shapes: string, width = WIDTH): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
         <rect width="${width}" height="${HEIGHT}" fill="#dedbd6"/>${shapes}
       </svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Somebody who stands upright and faces the camera, drawn in flat colors: 600 × 1,000 px. */
export const drawnPerson = (): Promise<Buffer> => drawn(PERSON);

/** Two of them side by side. */
export const drawnCouple = (): Promise<Buffer> =>
  drawn(`${PERSON}<g transform="translate(${WIDTH})">${PERSON}</g>`, 2 * WIDTH);

/** A shirt that nobody wears. */
export const drawnShirt = (): Promise<Buffer> => drawn(SHIRT);
