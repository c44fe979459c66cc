import {
  ArrowRight,
  Blocks,
  Boxes,
  Contrast,
  FileChartColumn,
  FolderKanban,
  Globe,
  Import,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MapPin,
  PackageCheck,
  Plus,
  ScrollText,
  SlidersHorizontal,
  User,
  Users,
  Workflow,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  project: FolderKanban,
  user: User,
  license: ScrollText,
  'user-group': Users,
  'api-key': KeyRound,
  site: MapPin,
  workflow: Workflow,
  preservation: PackageCheck,
  'import-system': Import,
  'config-parameter': SlidersHorizontal,
  environment: Globe,
  'product-license': Boxes,
  integration: Blocks,
  report: FileChartColumn,
  create: Plus,
  keys: Keyboard,
  theme: Contrast,
  'log-out': LogOut,
}

/** The icon of a kind of record, or of an action. Decorative. */
export function JumpIcon({ kind }: { kind: string }) {
  const Icon = ICONS[kind] ?? ArrowRight
  return <Icon aria-hidden="true" />
}
