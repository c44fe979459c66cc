export declare function encodeLine(line: readonly (readonly [number, number])[]): string
