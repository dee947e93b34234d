import { ApiError } from '../../errors/api-error.ts';

interface WorkLimits {
  /** How much is under way at once. */
  most: number;
  /** How much more may wait in line; what comes after that is refused at once. */
  waitingMost: number;
}

/** When what was refused may be tried again: a full line is worked off within a second. */
const RETRY_AFTER_S = 1;

/**
 * Bounds work that needs a core: some is under way, some waits in the order in which it came, and
 * the rest is refused while it is still cheap to do so, in place of letting everything be late.
 */
export class WorkTurns {
  readonly #limits: WorkLimits;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** @throws ApiError `rate_limited` where the line is full. */
  refuseIfFull(): void {
    const { most, waitingMost } = this.#limits;
    if (this.#underWay >= most && this.#waiting.length >= waitingMost) {
      throw new ApiError('rate_limited', { retryAfterS: RETRY_AFTER_S });
    }
  }

  /** @throws ApiError `rate_limited` where the line is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#begin();
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #begin(): Promise<void> {
    if (this.#underWay < this.#limits.most) {
      this.#underWay += 1;
      return;
    }
    this.refuseIfFull();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Whoever waits takes over the place that becomes free. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#underWay -= 1;
    else next();
  }
}
