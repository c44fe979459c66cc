import { Info, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useId, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { tagOfAddOn } from '@sitewright/domain/add-ons/tag'
import { limitFieldOf, unsetAllInfinite } from '@sitewright/domain/licenses/edit'
import { licenseEditLabels as labels, licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import {
  ADD_ON_OUTSIDE_ALL_INFINITE,
  areAllInfinite,
  getExcess,
  setAllInfinite,
} from '@sitewright/domain/licenses/rules'
import { licenseScreenLabels, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { Badge } from '../../badge/Badge'
import { useAnnouncedText } from '../../announcer/use-announced-text'
import { SwatchTag } from '../../swatch-tag/SwatchTag'
import { Switch } from '../../switch/Switch'
import { FormLimitField } from '../patterns/FormLimitField'
import { Count, Head, Limits, LimitsFrame, Product, ProductName, Remark, Words } from './LicenseEdit.styles'
import { Part } from './LicenseScreens.styles'
import type { RenderOverLimit } from './LicenseFields'

/** Props of AddOnLimits. */
export interface AddOnLimitsProps {
  addOns: readonly LicenseAddOn[]
  renderOverLimit: RenderOverLimit | undefined
}

/** The limits of the product licenses of a license, hidden ones too (LIC-44, LIC-51 to LIC-56). */
export function AddOnLimits({ addOns, renderOverLimit }: AddOnLimitsProps) {
  const id = useId()
  // By id, which is the first column.
  const rows = useMemo(() => addOns.toSorted((one, other) => one.addOnId - other.addOnId), [addOns])
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{licenseScreenLabels.productLicenses}</h2>
        <Count>{addOns.length}</Count>
        {addOns.length > 0 && <AllInfinite addOns={addOns} />}
      </Head>
      {addOns.length === 0 ? (
        <Remark>{messages.noAddOns}</Remark>
      ) : (
        <LimitsFrame>
          <Limits aria-label={labels.table}>
            <thead>
              <tr>
                <th scope="col" data-align="end" data-id="">
                  {labels.id}
                </th>
                <th scope="col">{licenseScreenLabels.productLicense}</th>
                <th scope="col" data-align="end">
                  {licenseScreenLabels.used}
                </th>
                <th scope="col">{licenseScreenLabels.maxUsers}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((addOn) => (
                <LimitRow key={addOn.addOnId} addOn={addOn} renderOverLimit={renderOverLimit} />
              ))}
            </tbody>
          </Limits>
        </LimitsFrame>
      )}
      <Remark>
        <Info aria-hidden="true" />
        {licenseScreenMessages.zeroIgnored}
      </Remark>
    </Part>
  )
}

/** Makes all limits unlimited but that of product license 1; switched off, it restores what they were (LIC-52, LIC-53, LIC-56). */
function AllInfinite({ addOns }: Pick<AddOnLimitsProps, 'addOns'>) {
  const { setValue } = useFormContext()
  const names = useMemo(() => addOns.map(({ addOnId }) => limitFieldOf(addOnId)), [addOns])
  const values = useWatch({ name: names }) as readonly (number | null)[]
  const [before, setBefore] = useState<ReadonlyMap<number, number | null>>()
  const limits = new Map(addOns.map(({ addOnId }, index) => [addOnId, values[index] ?? null]))
  const stored = new Map(addOns.map(({ addOnId, maxUsers }) => [addOnId, maxUsers]))
  const write = (next: ReadonlyMap<number, number | null>): void => {
    for (const [addOnId, max] of next) {
      if (max !== limits.get(addOnId)) {
        setValue(limitFieldOf(addOnId), max, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      }
    }
  }
  const isOn = areAllInfinite(limits)
  const restored = unsetAllInfinite(limits, before, stored)
  return (
    <Switch
      label={licenseScreenLabels.allInfinite}
      isSelected={isOn}
      disabledReason={isOn && areAllInfinite(restored) ? messages.allStoredInfinite : undefined}
      onChange={(next) => {
        setBefore(next ? limits : undefined)
        write(next ? setAllInfinite(limits) : restored)
      }}
    />
  )
}

function LimitRow({ addOn, renderOverLimit }: { addOn: LicenseAddOn; renderOverLimit: RenderOverLimit | undefined }) {
  const { addOnId, name, numUsers } = addOn
  const max = useWatch({ name: limitFieldOf(addOnId) }) as number | null
  const isNumber = max !== null && Number.isInteger(max)
  const over = isNumber ? getExcess(numUsers, max) : 0
  const isIgnored = max === 0
  const note =
    over === 0 ? undefined : isIgnored ? messages.addOnHidden(name, numUsers) : messages.addOnOver(name, numUsers, over)
  const noteId = useId()
  useAnnouncedText(noteId, note !== undefined)
  return (
    <Fragment>
      <tr>
        <td data-align="end" data-id="">
          {addOnId}
        </td>
        <th scope="row">
          <ProductHead addOn={addOn} isIgnored={isIgnored} over={over} />
        </th>
        <td data-align="end">{numUsers}</td>
        <td>
          <FormLimitField
            name={limitFieldOf(addOnId)}
            label={labels.limitOf(name)}
            isLabelHidden
            isRequired
            aria-describedby={note === undefined ? undefined : noteId}
          />
        </td>
      </tr>
      {note !== undefined && (
        <tr data-note="">
          <td colSpan={4}>
            <span id={noteId}>{note}</span>{' '}
            {max !== addOn.maxUsers && renderOverLimit?.({ maxUsers: max ?? 0, addOnId })}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The head of a row: tag, name, description, and what the limit means. */
function ProductHead({ addOn, isIgnored, over }: { addOn: LicenseAddOn; isIgnored: boolean; over: number }) {
  const tag = tagOfAddOn(addOn)
  return (
    <Product>
      <span>
        <SwatchTag color={tag.color}>{tag.label}</SwatchTag>
      </span>
      <Words>
        <ProductName>
          {addOn.name}
          <small>{addOn.description}</small>
        </ProductName>
        {isVendorAddOn(addOn) && <Badge>{licenseScreenLabels.vendor}</Badge>}
        {addOn.addOnId === ADD_ON_OUTSIDE_ALL_INFINITE && <Badge variant="fixed">{labels.notInAllInfinite}</Badge>}
        {isIgnored && <Badge variant="fixed">{labels.ignored}</Badge>}
        {over > 0 && (
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            {labels.overLimit(over)}
          </Badge>
        )}
      </Words>
    </Product>
  )
}

/** In place of the table while it loads. */
export const AddOnLimitsSkeleton = ({ children }: { children: ReactNode }) => (
  <Part>
    <Head>
      <h2>{licenseScreenLabels.productLicenses}</h2>
    </Head>
    {children}
  </Part>
)
