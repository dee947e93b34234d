import type { Print, Texture } from '../figures/surfaces.ts';
import type { Fill, Part } from '../shapes/drawing.ts';
import type { boundsOf } from '../shapes/path.ts';
import { darker, lighter, lightnessOf, mix } from './color.ts';
import { printPattern } from './print-pattern.ts';
import { softCreases } from './soft-creases.ts';
import { type Surface, surfaceOf } from './texture.ts';

const CREASE_BLUR = 6;

/** What a drawing is painted with. Colors are "#rrggbb". */
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

function colorOf(fill: Fill, paint: Paint): string {
  const colors: Record<Fill, string> = {
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
  return colors[fill];
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

export class Painter {
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
      softCreases(part.folds ?? [], { color: tone, opacity: fold, blur }) +
      softCreases(part.lights ?? [], { color: '#ffffff', opacity: shine, blur });
    return (
      creases && `<g clip-path="url(#${clip})"><g style="isolation:isolate">${creases}</g></g>`
    );
  }

  #surface(part: Part, clip: string): string {
    const { path, fill } = part;
    const layers = [`<path d="${path}" fill="${colorOf(fill, this.#paint)}"/>`];
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
    const color = colorOf(part.fill, this.#paint);
    const line = (stroke: string, width: number, opacity = 1) =>
      `<path d="${part.path}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width.toFixed(3)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    const width = part.line ?? 1;
    return (
      line(darker(color, 0.4), width + 2.4 / this.#scale) +
      line(color, width) +
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
      .map((inlay) => `<path d="${inlay.path}" fill="${colorOf(inlay.fill, this.#paint)}"/>`)
      .join('');
    const edge = darker(colorOf(part.fill, this.#paint), 0.45);
    return (
      `<g${opacity}>${raise}${this.#surface(part, clip)}` +
      (inlays && `<g clip-path="url(#${clip})">${inlays}</g>`) +
      this.#creases(part, clip) +
      this.#lines(part, clip) +
      `<path d="${part.path}" fill="none" stroke="${edge}" stroke-opacity="0.8" stroke-width="${this.#px(2)}" stroke-linejoin="round"/></g>`
    );
  }
}

type Box = ReturnType<typeof boundsOf>;
