import { Pagination } from '@sitewright/ui/pagination'
import { useState } from 'react'

export function Example() {
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(25)
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      pageSizes={[25, 50, 100]}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
      total={240}
      noun={{ one: 'user', other: 'users' }}
      href={(target) => `#page-${target}`}
      onNavigate={setPage}
    />
  )
}
