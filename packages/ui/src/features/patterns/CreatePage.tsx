import { type Breadcrumb, PageHeader } from '../../page-header/PageHeader'
import { View, type ViewProps } from '../../view/View'
import { FormBody } from './FormBody.styles'
import { FormSkeleton } from './FormSkeleton'

/** Props of CreatePage. `loading` has the fields as skeletons, and `children` is the form. */
export interface CreatePageProps<Start> extends Pick<
  ViewProps<Start>,
  'view' | 'failedTitle' | 'loading' | 'children'
> {
  title: string
  /** The list of such records. */
  list: Breadcrumb
}

/** The page of a new record: its header, and its form once what it starts from has loaded. */
export const CreatePage = <Start,>({ title, list, loading, ...view }: CreatePageProps<Start>) => (
  <>
    <PageHeader title={title} breadcrumb={[list]} />
    <View
      {...view}
      loading={
        <FormBody data-ruled="">
          <FormSkeleton>{loading}</FormSkeleton>
        </FormBody>
      }
    />
  </>
)
