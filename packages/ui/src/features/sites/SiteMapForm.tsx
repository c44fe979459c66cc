import { type ReactNode, useId, useMemo, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { mapOutcome } from '@sitewright/domain/shared/outcome'
import { siteColorLabels } from '@sitewright/domain/shared/site-color-messages'
import { createMapSchema } from '@sitewright/domain/sites/form-schemas'
import { geometryLabels, geometryMessages } from '@sitewright/domain/sites/geometry-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { SimpleSite, Site, SiteNeighbor } from '@sitewright/domain/sites/site'
import { isSameValue } from '../../draft/field-value'
import { useControlled } from '../../form/use-controlled'
import { Note } from '../../note/Note'
import { Popover } from '../../popover/Popover'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import { NO_SHAPE, type Shape } from '../../site-map/drawing/shape'
import type { MapConfig, SiteDirectory } from '../../site-map/SiteMap'
import type { ToastQueue } from '../../toasts/toast-queue'
import { EditForm } from '../patterns/EditForm'
import { findLocationProblem } from './location-problem'
import { findSitePlace, toMapSites, toNamedSites } from './site-directory'
import { type SiteDraft, siteDraftTexts, toSiteSave, toSiteVersion } from './site-draft'
import { Appearance, ColorPart, ColorSign, MapSheet } from './SiteMapForm.styles'
import { SiteLocation } from './SiteLocation'
import type { SiteFormProps } from './SitePropertiesForm'

const NO_NEIGHBORS: readonly SiteNeighbor[] = []

const SCHEMA = createMapSchema(findLocationProblem)

/** The sites of the project, for the search of the map (MAP-19, MAP-21). */
export interface ProjectSiteSearch {
  /** Undefined until they are loaded. */
  sites: readonly SimpleSite[] | undefined
  hasFailed: boolean
  /** Called when the user starts to search. Load the sites here: a project can have thousands. */
  onOpen: () => void
  /** Loads one site with its location. */
  loadSite: (siteId: number) => Promise<Site>
}

/** Props of SiteMapForm. */
export interface SiteMapFormProps extends SiteFormProps {
  /** The fields for colors and opacities, as a part of this form (MAP-02, MAP-03). */
  colorFields: ReactNode
  /** Shows a warning if the user's position is not found (MAP-12). */
  toasts: Pick<ToastQueue, 'warning'>
  /** The map to draw; the embedded schematic map by default. */
  mapConfig?: MapConfig
  /** Without it, the search finds cities and coordinates. */
  search?: ProjectSiteSearch
  /** The parent and the siblings with a location (MAP-25). */
  neighbors?: readonly SiteNeighbor[]
}

/** The Map tab of a site: its geometry, colors and opacities (MAP-01 to MAP-18). Loads the code of the map, which no other tab needs (MAP-15). */
export function SiteMapForm({ site, edit, onSave, ...map }: SiteMapFormProps) {
  const reason = edit.allowed ? undefined : edit.reason
  const stored = useMemo(() => toSiteVersion(site), [site])
  return (
    <EditForm<SiteDraft, number, Site>
      schema={SCHEMA}
      stored={stored}
      {...siteDraftTexts}
      readOnlyNote={reason === undefined ? undefined : siteScreenMessages.readOnly(reason)}
      conflictTitle={siteMessages.conflict}
      onSave={async (draft, info) => mapOutcome(await onSave(toSiteSave(draft, info)), toSiteVersion)}
    >
      <MapSheet data-sheet="">
        <LocationField {...map} site={site} disabledReason={reason} />
      </MapSheet>
    </EditForm>
  )
}

interface LocationFieldProps extends Pick<
  SiteMapFormProps,
  'toasts' | 'mapConfig' | 'colorFields' | 'search' | 'neighbors'
> {
  site: Site
  disabledReason: string | undefined
}

/** The opacity that the map draws: none while the typed one is invalid, which is `NaN`. */
const toDrawn = (opacity: number | null | undefined): number | undefined =>
  typeof opacity === 'number' && !Number.isNaN(opacity) ? opacity : undefined

/** The map, bound to the location and the colors of the form. */
function LocationField({
  site,
  disabledReason,
  toasts,
  mapConfig,
  colorFields,
  search,
  neighbors = NO_NEIGHBORS,
}: LocationFieldProps) {
  const location = useControlled<Shape>('location', NO_SHAPE)
  const colors = useWatch<SiteDraft>() as Partial<SiteDraft>
  // The map gets back the same shape that it reported, because it compares by identity, and the form copies its values.
  const [shape, setShape] = useState(location.value)
  if (!isSameValue(shape, location.value)) setShape(location.value)
  const saved = useMemo(() => shapeFromGeoJson(site.location), [site.location])
  const { siteColor, borderColor } = colors
  const namedSites = useMemo(() => search?.sites && toNamedSites(search.sites), [search?.sites])
  const mapNeighbors = useMemo(() => toMapSites(neighbors), [neighbors])
  const directory: SiteDirectory | undefined = search && {
    sites: namedSites,
    hasFailed: search.hasFailed,
    onOpen: search.onOpen,
    locate: async (id) => findSitePlace(await search.loadSite(Number(id))),
  }
  const [siteOpacity, borderOpacity] = [toDrawn(colors.siteOpacity), toDrawn(colors.borderOpacity)]
  return (
    <>
      {location.error !== undefined && (
        <Note tone="danger" role="alert">
          {location.error}
        </Note>
      )}
      <SiteLocation
        site={{
          name: site.name,
          depth: site.depth,
          location: site.location,
          siteColor: siteColor || undefined,
          siteOpacity,
          borderColor: borderColor || undefined,
          borderOpacity,
        }}
        above={site.locationsAbove ?? []}
        value={shape}
        saved={saved}
        onChange={(next) => {
          setShape(next)
          location.onChange(next)
        }}
        isReadOnly={disabledReason !== undefined}
        toasts={toasts}
        directory={directory}
        neighbors={mapNeighbors}
        mapConfig={mapConfig}
        appearance={<ColorPopover colors={colors}>{colorFields}</ColorPopover>}
      />
    </>
  )
}

const COLOR_FIELDS = ['siteColor', 'siteOpacity', 'borderColor', 'borderOpacity'] as const

/** The fields for colors and opacities behind one button, which shows the colors. A text beside it says which of them is not valid. */
function ColorPopover({ colors, children }: { colors: Partial<SiteDraft>; children: ReactNode }) {
  const { errors } = useFormState<SiteDraft>()
  const errorId = useId()
  const faulty = COLOR_FIELDS.find((name) => errors[name] !== undefined)
  const { siteColor, borderColor } = colors
  return (
    <ColorPart>
      <Popover
        label={geometryLabels.appearance}
        buttonSize="small"
        startIcon={
          <ColorSign
            aria-hidden="true"
            data-none={!siteColor || undefined}
            style={{ background: siteColor ?? undefined, borderColor: borderColor ?? undefined }}
          />
        }
        {...(faulty !== undefined && { 'aria-describedby': errorId })}
      >
        <Appearance>{children}</Appearance>
      </Popover>
      {faulty !== undefined && (
        <Note tone="danger">
          <span id={errorId}>
            {geometryMessages.fieldError(siteColorLabels[faulty], errors[faulty]?.message ?? '')}
          </span>
        </Note>
      )}
    </ColorPart>
  )
}
