import { Skeleton } from '../../skeleton/Skeleton'
import { Figures } from './Figures.styles'

/** Props of CountedFigures. */
export interface CountedFiguresProps {
  /** Three figures. A value is `undefined` until it is counted. */
  figures: readonly { readonly label: string; readonly value: number | undefined }[]
}

/** What an action affects, as figures with placeholders until they are counted. */
export function CountedFigures({ figures }: CountedFiguresProps) {
  return (
    <Figures>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width={32} /> : value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </Figures>
  )
}
