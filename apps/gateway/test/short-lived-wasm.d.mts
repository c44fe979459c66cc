export declare const SHORT_LIVED_WASM: string[]
