import { startAntDesign } from '../antd-table'

startAntDesign(false)
