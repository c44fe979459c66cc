/** What a list says of its export, apart from the texts of jobs: a list loads those when it starts one. */
export const listExportLabels = {
  csv: 'CSV',
  /** The rows of the filter. @param total undefined while they load */
  these: (total: number | undefined, { one, many }: { readonly one: string; readonly many: string }) => {
    const rows =
      total === 1 ? `This ${one}` : `These ${total === undefined ? '' : `${total.toLocaleString('en-US')} `}${many}`
    return `${rows}, as filtered and sorted`
  },
  all: (many: string) => `All ${many}, with every column`,
} as const
