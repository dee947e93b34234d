/** A part of the cloth of a panel, centimeters. */
export interface ClothBox {
  left: number;
  right: number;
  bottom: number;
  top: number;
}
