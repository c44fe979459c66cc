/**
 * The URL Standard, which every runtime has and which no library of ECMAScript declares: as much of it as rules about addresses need. The rules know no page and no
 * server otherwise.
 */
declare class URL {
  static canParse(url: string, base?: string): boolean
  constructor(url: string | URL, base?: string)
  readonly origin: string
  readonly href: string
  readonly host: string
  readonly hostname: string
  readonly protocol: string
  pathname: string
  search: string
  hash: string
  readonly searchParams: URLSearchParams
}

declare class URLSearchParams {
  constructor(query?: string)
  get(name: string): string | null
  set(name: string, value: string): void
}
