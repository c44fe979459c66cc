import type { BannerLabels } from '../banner/Banner'
import type { BreadcrumbsLabels } from '../breadcrumbs/Breadcrumbs'
import type { BulkPasteLabels } from '../bulk-paste-editor/bulk-paste-labels'
import type { CheckboxGroupLabels } from '../checkbox-group/CheckboxGroup'
import type { CopyButtonLabels } from '../clipboard/CopyButton'
import type { ColorLabels } from '../color-picker/color-labels'
import type { ComboLabels } from '../combo-box/combo-labels'
import type { ConfirmDialogLabels } from '../confirm-dialog/ConfirmDialog'
import type { TypedConfirmDialogLabels } from '../confirm-dialog/TypedConfirmDialog'
import type { ConflictPanelLabels } from '../conflict-panel/ConflictPanel'
import type { CopyFieldLabels } from '../copy-field/CopyField'
import type { SelectionBarLabels } from '../data-table/SelectionBar'
import type { ColumnsMenuLabels, DensityLabels } from '../data-table/TableControls'
import type { TableLabels } from '../data-table/table-labels'
import type { SelectionLabels } from '../data-table/table-selection'
import type { DateLabels } from '../date-picker/date-labels'
import type { DialogLabels } from '../dialog/Dialog'
import type { DownloadButtonLabels } from '../download-button/DownloadButton'
import type { EditableTableLabels } from '../editable-table/table-context'
import type { EmailTagLabels } from '../email-tag-input/email-tag-labels'
import type { FaultSummaryLabels } from '../fault-summary/FaultSummary'
import type { FieldLabels } from '../field/use-field'
import type { FormLabels } from '../form/form-labels'
import type { JsonPanelLabels } from '../json-panel/json-panel-labels'
import type { KeyValueListLabels } from '../key-value/KeyValueList'
import type { MenuLabels } from '../menu/MenuButton'
import type { NameTreeLabels } from '../name-tree-editor/name-tree-labels'
import type { NumberLabels } from '../number-field/number-labels'
import type { PageHeaderLabels } from '../page-header/PageHeader'
import type { PaginationLabels } from '../pagination/Pagination'
import type { BoardLabels } from '../phase-board/board-labels'
import type { PopoverLabels } from '../popover/Popover'
import type { ProblemMessageLabels } from '../problem-message/ProblemMessage'
import type { ProgressBarLabels } from '../progress-bar/ProgressBar'
import type { RequirementsLabels } from '../requirements/Requirements'
import type { SearchFieldLabels } from '../search-field/SearchField'
import type { KeyCapLabels } from '../sign/KeyCap'
import type { DrawingLabels } from '../site-map/drawing/drawing-labels'
import type { ShapeToolsLabels } from '../site-map/drawing/ShapeTools'
import type { MapKeysLabels } from '../site-map/keys/MapKeys'
import type { MapLabels } from '../site-map/map-labels'
import type { VertexLabels } from '../site-map/vertices/vertex-labels'
import type { SliderLabels } from '../slider/slider-value'
import type { StatTableLabels } from '../stat-table/StatTable'
import type { SwatchTagListLabels } from '../swatch-tag/SwatchTag'
import type { SwitchLabels } from '../switch/Switch'
import type { TextAreaLabels } from '../text-field/character-count'
import type { PasswordFieldLabels } from '../text-field/PasswordField'
import type { ToastLabels } from '../toasts/toast-labels'
import type { ToastHistoryLabels } from '../toasts/ToastHistoryList'
import type { TreeLabels } from '../tree-checkbox/tree-labels'
import type { TreeGridLabels } from '../tree-grid/TreeGrid'
import type { UndoLabels } from '../undo/UndoButtons'
import type { ChangeLabels } from '../unsaved-bar/ChangeList'
import type { LeaveLabels } from '../unsaved-bar/LeaveDialog'
import type { UnsavedLabels } from '../unsaved-bar/UnsavedBar'
import type { ViewLabels } from '../view/View'
import type { WeightLabels } from '../weight-editor/weight-labels'
import type { CompleteTexts, LabelTexts } from './label-texts'

/** The labels of every component that has words of its own. */
export interface ComponentLabels {
  Banner: BannerLabels
  Breadcrumbs: BreadcrumbsLabels
  BulkPasteEditor: BulkPasteLabels
  ChangeList: ChangeLabels
  CheckboxGroup: CheckboxGroupLabels
  ColorPicker: ColorLabels
  ColumnsMenu: ColumnsMenuLabels
  ComboBox: ComboLabels
  ConfirmDialog: ConfirmDialogLabels
  ConflictPanel: ConflictPanelLabels
  CopyButton: CopyButtonLabels
  CopyField: CopyFieldLabels
  DataTable: TableLabels
  DatePicker: DateLabels
  DensitySwitch: DensityLabels
  Dialog: DialogLabels
  DownloadButton: DownloadButtonLabels
  Drawing: DrawingLabels
  EditableTable: EditableTableLabels
  EmailTagInput: EmailTagLabels
  FaultSummary: FaultSummaryLabels
  Field: FieldLabels
  Form: FormLabels
  JsonPanel: JsonPanelLabels
  KeyCap: KeyCapLabels
  KeyValueList: KeyValueListLabels
  LeaveDialog: LeaveLabels
  MapKeys: MapKeysLabels
  MenuButton: MenuLabels
  NameTreeEditor: NameTreeLabels
  NumberField: NumberLabels
  PageHeader: PageHeaderLabels
  Pagination: PaginationLabels
  PasswordField: PasswordFieldLabels
  PhaseBoard: BoardLabels
  Popover: PopoverLabels
  ProblemMessage: ProblemMessageLabels
  ProgressBar: ProgressBarLabels
  Requirements: RequirementsLabels
  SearchField: SearchFieldLabels
  Selection: SelectionLabels
  SelectionBar: SelectionBarLabels
  ShapeTools: ShapeToolsLabels
  SiteMap: MapLabels
  Slider: SliderLabels
  StatTable: StatTableLabels
  SwatchTagList: SwatchTagListLabels
  Switch: SwitchLabels
  TextArea: TextAreaLabels
  ToastHistory: ToastHistoryLabels
  Toasts: ToastLabels
  TreeCheckbox: TreeLabels
  TreeGrid: TreeGridLabels
  TypedConfirmDialog: TypedConfirmDialogLabels
  UndoButtons: UndoLabels
  UnsavedBar: UnsavedLabels
  VertexTable: VertexLabels
  View: ViewLabels
  WeightEditor: WeightLabels
}

/** Texts of components in a language. A missing one is English. */
export type Messages = { readonly [Name in keyof ComponentLabels]?: LabelTexts<ComponentLabels[Name]> }

/** All texts of all components in a language: plain data without functions, which a server component can pass. */
export type CompleteMessages = { readonly [Name in keyof ComponentLabels]: CompleteTexts<ComponentLabels[Name]> }
