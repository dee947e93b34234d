/** A shoe from its side, toe to the right. */
export interface ShoeFigure {
  kind: 'shoe';
  style:
    | 'sneaker'
    | 'runner'
    | 'high-top'
    | 'slip-on'
    | 'loafer'
    | 'oxford'
    | 'monk'
    | 'boat'
    | 'pump'
    | 'slingback'
    | 'mary-jane'
    | 'ballet'
    | 'mule'
    | 'chelsea'
    | 'ankle-boot'
    | 'lace-boot'
    | 'tall-boot'
    | 'strappy'
    | 'slide'
    | 'flip-flop'
    | 'sandal'
    | 'clog';
  heel?: number;
  heelShape?: 'flat' | 'block' | 'stiletto' | 'wedge';
  toe?: 'round' | 'pointed' | 'square';
  /** The sole's thickness under the ball. */
  sole?: number;
  /** The height of a boot's leg. */
  shaft?: number;
}

/** The lines of the last: everything above the ground is negative. */
export interface Last {
  sole: number;
  seat: number;
  toeX: number;
  toeHigh: number;
  /** The line where upper meets sole, from toe back to heel, without a starting point. */
  feather: string;
}
