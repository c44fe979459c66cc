import { toConfigEntry } from '@sitewright/domain/labels/config'
import type { SiteLabel } from '@sitewright/domain/labels/model'

const QR_AND_NAME = '^XA^CI28^FO30,30^BQN,2,5^FDMA,{name}^FS^FO340,32^A0N,44,44^FB450,7,6,L^FD{name}^FS^XZ'

/** A rack tag with a Code 128, a small bin tag, and a plate with the path that is printed with three times the dots. Names of 50 characters fit on each. */
export const NORTHGATE_LABELS: readonly SiteLabel[] = [
  {
    number: 1,
    name: 'Rack tag',
    zpl: '^XA^CI28^FO24,24^A0N,72,72^FB1170,5,8,L^FD{name}^FS^FO24,436^BY2^BCN,150,N,N,N,A^FD{name}^FS^XZ',
    size: '4x2',
    dpmm: 12,
    sort: 'alpha-asc',
  },
  {
    number: 2,
    name: 'Bin tag',
    zpl: '^XA^CI28^FO8,8^BQN,2,2^FDMA,{name}^FS^FO132,10^A0N,18,18^FB165,7,1,L^FD{name}^FS^XZ',
    size: '2x1',
    dpmm: 6,
    sort: 'active-asc',
  },
  {
    number: 4,
    name: 'Weatherproof plate',
    zpl: '^XA^CI28^FO120,120^BQN,2,10^FDMA,{name}^FS^FO120,760^A0N,180,180^FB3400,5,20,L^FD{name}^FS^FO120,1760^A0N,80,80^FB3400,7,10,L^FD{path}^FS^XZ',
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
