import { darker, lighter, lightnessOf, mix } from './colour.ts';
import type { Drawing, Fill, Part, View } from './drawing.ts';
import { boundsOf } from './path.ts';
import { type Print, printPattern } from './print.ts';
import { softCreases } from './soft-creases.ts';
import { type Surface, surfaceOf, type Texture } from './texture.ts';

const WIDTH = 900;
const HEIGHT = 1200;
const ROOM = { width: 730, height: 1010 };
const CLOSE_UP = 2.3;
const CREASE_BLUR = 6;

/** What a drawing is painted with. Colours are "#rrggbb". */
export interface Paint {
  cloth: string;
  trim: string;
  metal: string;
  sole: string;
  ink: string;
  second: string;
  texture: Texture;
  print: Print;
  backdrop: string;
}

const inkOfSeams = (cloth: string) =>
  lightnessOf(cloth) < 0.2 ? lighter(cloth, 0.2) : darker(cloth, 0.42);

function colourOf(fill: Fill, paint: Paint): string {
  const colours: Record<Fill, string> = {
    cloth: paint.cloth,
    plain: paint.cloth,
    rib: darker(paint.cloth, 0.05),
    inside: darker(paint.cloth, lightnessOf(paint.cloth) < 0.2 ? 0.55 : 0.3),
    trim: paint.trim,
    metal: paint.metal,
    sole: paint.sole,
    paper: '#f6f1e7',
    glass: mix(paint.cloth, '#2b2620', 0.55),
    button: lightnessOf(paint.cloth) < 0.3 ? lighter(paint.cloth, 0.22) : darker(paint.cloth, 0.3),
    shadow: '#1c1512',
  };
  return colours[fill];
}

/** Folds of satin and leather are deep and shine; those of knits and wools are soft. */
function lightOf(paint: Paint) {
  const isShiny =
    paint.texture === 'satin' || paint.texture === 'leather' || paint.texture === 'sequin';
  const isDark = lightnessOf(paint.cloth) < 0.22;
  return {
    fold: (isDark ? 0.55 : 0.26) * (isShiny ? 1.3 : 1),
    shine: (isDark ? 0.07 : 0.15) * (isShiny ? 2.8 : 1),
    side: isDark ? 0.42 : 0.2,
  };
}

class Painter {
  readonly #paint: Paint;
  readonly #scale: number;
  readonly #defs: string[] = [];
  readonly #light: ReturnType<typeof lightOf>;
  readonly #texture: Surface | null;
  readonly #ribbing: Surface | null;
  readonly #print: string | null;
  #ids = 0;

  constructor(paint: Paint, scale: number, area: Box) {
    this.#paint = paint;
    this.#scale = scale;
    this.#light = lightOf(paint);
    this.#texture = surfaceOf(paint.texture, area, 'texture');
    this.#ribbing = surfaceOf('rib', area, 'ribbing');
    this.#print = printPattern(paint.print, paint, 'print');
    this.#defs.push(this.#texture?.def ?? '', this.#ribbing?.def ?? '', this.#print ?? '');
    this.#defs.push(this.#sides());
  }

  get defs(): string {
    return this.#defs.join('');
  }

  #px(pixels: number): string {
    return (pixels / this.#scale).toFixed(3);
  }

  #sides(): string {
    const { side } = this.#light;
    const stops = [
      `<stop offset="0" stop-color="#150f0c" stop-opacity="${side}"/>`,
      `<stop offset="0.22" stop-color="#150f0c" stop-opacity="${side * 0.2}"/>`,
      '<stop offset="0.4" stop-color="#fff" stop-opacity="0.09"/>',
      `<stop offset="0.72" stop-color="#150f0c" stop-opacity="${side * 0.2}"/>`,
      `<stop offset="1" stop-color="#150f0c" stop-opacity="${side * 1.15}"/>`,
    ];
    return `<linearGradient id="sides">${stops.join('')}</linearGradient>`;
  }

  #creases(part: Part, clip: string): string {
    const { fold, shine } = this.#light;
    const blur = CREASE_BLUR / this.#scale;
    const tone = darker(this.#paint.cloth, 0.72);
    const creases =
      softCreases(part.folds ?? [], { colour: tone, opacity: fold, blur }) +
      softCreases(part.lights ?? [], { colour: '#ffffff', opacity: shine, blur });
    return (
      creases && `<g clip-path="url(#${clip})"><g style="isolation:isolate">${creases}</g></g>`
    );
  }

  #surface(part: Part, clip: string): string {
    const { path, fill } = part;
    const layers = [`<path d="${path}" fill="${colourOf(fill, this.#paint)}"/>`];
    const lay = (surface: Surface | null, id: string) => {
      if (surface?.laid === 'filled') layers.push(`<path d="${path}" fill="url(#${id})"/>`);
      if (surface?.laid === 'clipped')
        layers.push(`<g clip-path="url(#${clip})"><use href="#${id}"/></g>`);
    };
    if (fill === 'cloth' && this.#print) layers.push(`<path d="${path}" fill="url(#print)"/>`);
    if (fill === 'rib') lay(this.#ribbing, 'ribbing');
    if (fill === 'cloth' || fill === 'plain') lay(this.#texture, 'texture');
    if (part.round)
      layers.push(`<path d="${path}" fill="url(#sides)" fill-opacity="${part.round}"/>`);
    return layers.join('');
  }

  #lines(part: Part, clip: string): string {
    const tone = inkOfSeams(this.#paint.cloth);
    const draw = (paths: readonly string[], style: string) =>
      paths.length === 0
        ? ''
        : `<path d="${paths.join(' ')}" fill="none" stroke="${tone}" stroke-linecap="round" stroke-linejoin="round" ${style}/>`;
    const lines =
      draw(part.seams ?? [], `stroke-width="${this.#px(2)}" stroke-opacity="0.75"`) +
      draw(
        part.stitches ?? [],
        `stroke-width="${this.#px(1.7)}" stroke-opacity="0.7" stroke-dasharray="${this.#px(7)} ${this.#px(4.5)}"`,
      );
    return lines && `<g clip-path="url(#${clip})">${lines}</g>`;
  }

  #stroke(part: Part): string {
    const colour = colourOf(part.fill, this.#paint);
    const line = (stroke: string, width: number, opacity = 1) =>
      `<path d="${part.path}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width.toFixed(3)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    const width = part.line ?? 1;
    return (
      line(darker(colour, 0.4), width + 2.4 / this.#scale) +
      line(colour, width) +
      line('#ffffff', width * 0.25, 0.22)
    );
  }

  draw(part: Part): string {
    const opacity = part.sheer === undefined ? '' : ` opacity="${part.sheer}"`;
    if (part.line !== undefined) return `<g${opacity}>${this.#stroke(part)}</g>`;
    const clip = `clip${this.#ids++}`;
    this.#defs.push(`<clipPath id="${clip}"><path d="${part.path}"/></clipPath>`);
    const raise = part.raised
      ? `<path d="${part.path}" transform="translate(${this.#px(1.5)} ${this.#px(5)})" fill="#120c08" fill-opacity="0.2"/>`
      : '';
    const inlays = (part.inlays ?? [])
      .map((inlay) => `<path d="${inlay.path}" fill="${colourOf(inlay.fill, this.#paint)}"/>`)
      .join('');
    const edge = darker(colourOf(part.fill, this.#paint), 0.45);
    return (
      `<g${opacity}>${raise}${this.#surface(part, clip)}` +
      (inlays && `<g clip-path="url(#${clip})">${inlays}</g>`) +
      this.#creases(part, clip) +
      this.#lines(part, clip) +
      `<path d="${part.path}" fill="none" stroke="${edge}" stroke-opacity="0.8" stroke-width="${this.#px(2)}" stroke-linejoin="round"/></g>`
    );
  }
}

function backdropOf(paint: Paint): string {
  const stops = [
    `<stop offset="0" stop-color="${lighter(paint.backdrop, 0.45)}"/>`,
    `<stop offset="0.65" stop-color="${paint.backdrop}"/>`,
    `<stop offset="1" stop-color="${darker(paint.backdrop, 0.1)}"/>`,
  ];
  return `<radialGradient id="studio" cx="0.46" cy="0.4" r="0.85">${stops.join('')}</radialGradient>`;
}

type Box = ReturnType<typeof boundsOf>;

function placed(drawing: Drawing) {
  const bounds = boundsOf(drawing.parts.map((part) => part.path));
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.min(
    ROOM.width / Math.max(width, drawing.least?.width ?? 0),
    ROOM.height / Math.max(height, drawing.least?.height ?? 0),
  );
  return {
    scale,
    bounds,
    x: WIDTH / 2 - (scale * (bounds.left + bounds.right)) / 2,
    y: HEIGHT / 2 - (scale * (bounds.top + bounds.bottom)) / 2 - 8,
  };
}

function windowOf(drawing: Drawing, view: View, place: ReturnType<typeof placed>): string {
  if (view !== 'detail') return `0 0 ${WIDTH} ${HEIGHT}`;
  const [width, height] = [WIDTH / CLOSE_UP, HEIGHT / CLOSE_UP];
  const left = place.x + drawing.focus.x * place.scale - width / 2;
  const top = place.y + drawing.focus.y * place.scale - height / 2;
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  return `${within(left, WIDTH - width)} ${within(top, HEIGHT - height)} ${width.toFixed(1)} ${height.toFixed(1)}`;
}

const RINGS = 7;
const SHADOW_SHARE = 0.03;

/** The pieces large enough, beside the largest, for their shadow to be seen. */
function castersOf(drawing: Drawing): string {
  const sized = drawing.parts.map(({ path }) => {
    const { left, right, top, bottom } = boundsOf([path]);
    return { path, area: (right - left) * (bottom - top) };
  });
  const least = Math.max(...sized.map((part) => part.area)) * SHADOW_SHARE;
  return sized
    .filter((part) => part.area >= least)
    .map((part) => part.path)
    .join(' ');
}

/** A soft shadow on the ground, of strokes that widen: a blur as wide costs ten times as much. */
function fallOf(drawing: Drawing, scale: number): string {
  const strokes = Array.from({ length: RINGS }, (_, ring) => {
    const width = ((ring + 0.4) * 11) / scale;
    return `<use href="#caster" stroke-width="${width.toFixed(2)}"/>`;
  });
  const move = `translate(${(7 / scale).toFixed(2)} ${(13 / scale).toFixed(2)})`;
  return `<defs><path id="caster" d="${castersOf(drawing)}"/></defs><g transform="${move}" fill="none" stroke="#2a1f18" stroke-opacity="0.042" stroke-linejoin="round" shape-rendering="optimizeSpeed">${strokes.join('')}</g>`;
}

/** Paints a drawing as a complete SVG picture, 3:4, on a quiet studio ground. */
export function renderDrawing(drawing: Drawing, paint: Paint, view: View): string {
  const place = placed(drawing);
  const painter = new Painter(paint, place.scale, place.bounds);
  const pieces = drawing.parts.map((part) => painter.draw(part)).join('');
  const fall = fallOf(drawing, place.scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${windowOf(drawing, view, place)}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${backdropOf(paint)}${painter.defs}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#studio)"/>` +
    `<g transform="translate(${place.x.toFixed(2)} ${place.y.toFixed(2)}) scale(${place.scale.toFixed(4)})">${fall}${pieces}</g></svg>`
  );
}

/** Which centimetres of a drawing a square picture shows. */
export interface Window {
  left: number;
  top: number;
  side: number;
}

/** Paints a drawing alone, without ground or shadow, as a square SVG picture of `sizePx`. */
export function renderCutout(
  drawing: Drawing,
  paint: Paint,
  { left, top, side, sizePx }: Window & { sizePx: number },
): string {
  const bounds = boundsOf(drawing.parts.map((part) => part.path));
  const painter = new Painter(paint, HEIGHT / side, bounds);
  const pieces = drawing.parts.map((part) => painter.draw(part)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${sizePx}" height="${sizePx}">` +
    `<defs>${painter.defs}</defs>${pieces}</svg>`
  );
}
