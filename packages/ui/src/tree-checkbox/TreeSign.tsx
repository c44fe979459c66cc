import { Sign } from '../sign/Sign'

/** Lucide's lock and users. */
const PATHS = {
  disabled: 'M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  inherited:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.74',
}

/** The icon beside the text that says why a row cannot be changed. */
export const TreeSign = ({ kind }: { kind: keyof typeof PATHS }) => <Sign path={PATHS[kind]} />
