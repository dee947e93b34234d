/** What a gateway answers while nobody is behind it. */
const NOBODY_HOME = new Set([502, 503, 504]);

interface PageSources {
  /** Asks the server. */
  ask: () => Promise<Response>;
  /** The page of this build as it was kept. */
  readKept: () => Promise<Response | undefined>;
}

/** The server's page wherever the server answers; the kept one only where it does not. */
export async function answerPage({ ask, readKept }: PageSources): Promise<Response> {
  try {
    const answer = await ask();
    if (!NOBODY_HOME.has(answer.status)) return answer;
    return (await readKept()) ?? answer;
  } catch (cause) {
    const kept = await readKept();
    if (kept === undefined) throw cause;
    return kept;
  }
}
