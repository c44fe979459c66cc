/** Where the tests' databases are copied from. */
export type TestTemplate =
  | { readonly engine: 'embedded'; readonly folder: string; readonly copies: string }
  | {
      readonly engine: 'postgres'
      readonly url: string
      readonly template: string
      readonly prefix: string
      /** A DATA_DIR that does not exist, and must not come into being. */
      readonly noFolder: string
    }

declare module 'vitest' {
  export interface ProvidedContext {
    testTemplate: TestTemplate
  }
}
