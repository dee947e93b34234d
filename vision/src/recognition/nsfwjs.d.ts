/** The part of the package that is used; its own declarations need a package that is not installed. */
declare module 'nsfwjs/models/mobilenet_v2_mid' {
  export const MobileNetV2MidModel: {
    modelJson: () => Promise<{
      default: {
        modelTopology: { node: readonly import('./nsfwjs-graph.ts').GraphNode[] };
        weightsManifest: readonly {
          weights: readonly {
            name: string;
            shape: readonly number[];
            quantization: { min: number; scale: number };
          }[];
        }[];
      };
    }>;
    /** Base64. */
    weightBundles: (() => Promise<{ default: string }>)[];
  };
}
