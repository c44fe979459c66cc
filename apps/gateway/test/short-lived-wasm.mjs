/**
 * For a Node process that opens the embedded database for seconds: it compiles WebAssembly once, quickly. Optimizing it for the
 * long run costs such a process half of its processor time (1.1 s to open a database and be ready, instead of 2.0).
 */
export const SHORT_LIVED_WASM = ['--liftoff-only']
