/** Packages of the gateway that cannot be bundled: they load native code, WebAssembly and data from files beside their own. The production package has copies. */
export const UNBUNDLED: readonly string[] = ['@electric-sql/pglite', '@node-rs/argon2', 'zxing-wasm']
