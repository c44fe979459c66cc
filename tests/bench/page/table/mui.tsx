import { startMui } from '../mui-table'

startMui(false)
