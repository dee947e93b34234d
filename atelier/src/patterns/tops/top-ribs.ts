import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel } from '../pattern.ts';
import { type BandDraft, makeBand } from '../pieces/band.ts';
import { mirrorPanel, mirrorSeams } from '../pieces/make-panel.ts';
import { alongArm } from '../wraps/wrap-ring.ts';
import type { TopBody } from './top-fronts.ts';
import type { RibStyle, TopStyle } from './top-style.ts';

export type Piece = ReturnType<typeof makeBand>;

const makeRib = (
  draft: Pick<BandDraft, 'name' | 'hosts' | 'hangs' | 'rise'> & Partial<BandDraft>,
  rib: RibStyle,
) =>
  makeBand({
    role: rib.isCloth ? 'cuff' : 'rib',
    stiffness: rib.isCloth ? 5 : 1,
    height: rib.height,
    share: rib.share,
    isClosed: true,
    ...draft,
  });

const bothSides = ({ panel, seams }: Piece): Piece[] => [
  { panel, seams },
  { panel: mirrorPanel(panel), seams: mirrorSeams(seams) },
];

function armholeRib({ panels, frontOf }: TopBody, rib: RibStyle): Piece[] {
  const front = panels.find(({ name }) => name === frontOf('left'));
  const back = panels.find(({ name }) => name === 'back');
  if (!front || !back) return [];
  const hosts = [front, back].map((panel) => ({ panel, edge: 'left-armhole' }));
  return bothSides(
    makeRib(
      {
        name: 'left-armhole-rib',
        hosts,
        hangs: false,
        freeShare: rib.share * 0.95,
        fineness: 0.8,
        rise: () => [0.9, 0.25, 0],
      },
      rib,
    ),
  );
}

/** The ribs at the hem, and at the sleeves' ends or the armholes. */
export function makeRibs(
  measures: Measures,
  style: TopStyle,
  { body, sleeve }: { body: TopBody; sleeve: PatternPanel | undefined },
): Piece[] {
  const pieces: Piece[] = [];
  if (style.hemRib) {
    const { hem: hosts, isHemClosed } = body;
    const how = { hosts, isClosed: isHemClosed, ends: 'sewn' as const };
    pieces.push(
      makeRib(
        { ...how, name: 'hem-rib', hangs: true, gathers: true, rise: () => [0, 1, 0] },
        style.hemRib,
      ),
    );
  }
  if (style.armholeRib) pieces.push(...armholeRib(body, style.armholeRib));
  if (style.cuffRib && sleeve)
    pieces.push(
      ...bothSides(
        makeRib(
          {
            name: 'left-cuff',
            part: 'left-arm',
            hosts: [{ panel: sleeve, edge: 'hem' }],
            hangs: true,
            gathers: true,
            fineness: 0.85,
            rise: alongArm(measures),
          },
          style.cuffRib,
        ),
      ),
    );
  return pieces;
}
