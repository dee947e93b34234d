/** The part of the package that is used: its own declarations need a package that is not installed. */
declare module 'nsfwjs/models/mobilenet_v2_mid' {
  export const MobileNetV2MidModel: {
    modelJson: () => Promise<{ default: import('./shipped-graph.ts').ModelFile }>;
    /** Base64. */
    weightBundles: (() => Promise<{ default: string }>)[];
  };
}
