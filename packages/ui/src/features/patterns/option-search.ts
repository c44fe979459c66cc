/** A search for the options of a combo box at the server. */
export interface OptionSearch<Item> {
  /** What the server found for the last search. */
  found: readonly Item[]
  /** How many match the search, found or not. Not known from every server. */
  total?: number | undefined
  isLoading: boolean
  /** Why the options could not be loaded. */
  failure: string | undefined
  onRetry: () => void
  onSearch: (text: string) => void
}

/** The props with which a combo box searches. Its options come from `found`. */
export const toSearchProps = ({ isLoading, failure, onRetry, onSearch }: Omit<OptionSearch<unknown>, 'found'>) => ({
  isLoading,
  failure,
  onRetry,
  onSearch,
})
