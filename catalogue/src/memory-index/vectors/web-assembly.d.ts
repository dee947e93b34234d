/** What the shop uses of WebAssembly: the language's own library leaves it to browsers. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(pages: { initial: number; maximum: number });
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>;
    constructor(
      module: Module,
      imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>,
    );
  }
}
