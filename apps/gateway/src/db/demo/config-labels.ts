import { toConfigEntry } from '@sitewright/domain/labels/config'
import type { SiteLabel } from '@sitewright/domain/labels/model'

const QR_AND_NAME = '^XA^CI28^FO30,30^BQN,2,5^FDQA,{name}^FS^FO260,50^A0N,44,44^FB520,4,4,L^FD{name}^FS^XZ'

/** A rack tag with a Code 128, a small bin tag, and a plate that is printed with three times the dots. */
export const NORTHGATE_LABELS: readonly SiteLabel[] = [
  {
    number: 1,
    name: 'Rack tag',
    zpl: '^XA^CI28^FO40,40^A0N,70,70^FD{name}^FS^FO40,150^BY2^BCN,150,N,N,N,A^FD{name}^FS^XZ',
    size: '4x2',
    dpmm: 8,
    sort: 'alpha-asc',
  },
  {
    number: 2,
    name: 'Bin tag',
    zpl: '^XA^CI28^FO16,20^BQN,2,3^FDQA,{name}^FS^FO140,40^A0N,28,28^FB160,4,2,L^FD{name}^FS^XZ',
    size: '2x1',
    dpmm: 6,
    sort: 'active-asc',
  },
  {
    number: 4,
    name: 'Weatherproof plate',
    zpl: '^XA^CI28^FO120,120^BQN,2,10^FDQA,{name}^FS^FO120,760^A0N,180,180^FB3400,4,20,L^FD{name}^FS^XZ',
    size: '6x4',
    dpmm: 24,
    sort: 'active-desc',
  },
]

export const SINGLE_LABEL: SiteLabel = {
  number: 1,
  name: 'Jetty tag',
  zpl: QR_AND_NAME,
  size: '4x2',
  dpmm: 8,
  sort: 'alpha-desc',
}

/** Two valid labels, and one without an area, which is left out with the reason. */
export const LABELS_WITH_FAULT = [
  toConfigEntry({ ...SINGLE_LABEL, name: 'Unit tag', sort: 'active-asc' }),
  toConfigEntry({ ...SINGLE_LABEL, number: 2, name: 'Pallet sheet', size: '6x4', sort: 'alpha-asc' }),
  toConfigEntry({ ...SINGLE_LABEL, number: 3, name: 'Old printer', size: '0x0' }),
]
