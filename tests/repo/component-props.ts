import path from 'node:path'
import { API, type Checker, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { ROOT } from './repository'

/** A prop that a component accepts, its own or inherited. */
export interface Prop {
  name: string
  isOptional: boolean
  /** Whether it is declared by the types of React, for the element that the rest props reach. */
  isNative: boolean
  /** Its type without `undefined`. Not resolved for a native prop. */
  type: string
}

/** A component, by the name that its module exports. */
export interface Component {
  name: string
  props: Prop[]
}

/** The members of a union, because a prop of one of them is a prop of the component. */
const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type])

function readProps(checker: Checker, type: Type): Prop[] {
  const symbols = membersOf(type).flatMap((member) => checker.getPropertiesOfType(member))
  return symbols.map((symbol) => {
    const isNative = symbol.declarations.some((declaration) => declaration.path.includes('/@types/react/'))
    const resolved = isNative ? undefined : checker.getTypeOfSymbol(symbol)
    const present = resolved && (checker.getNonNullableType(resolved) ?? resolved)
    return {
      name: symbol.name,
      isOptional: (symbol.flags & SymbolFlags.Optional) !== 0,
      isNative,
      type: present === undefined ? '' : checker.typeToString(present),
    }
  })
}

/**
 * Reads the exported components of modules with the type checker, so that the props that a component inherits count too.
 * @param files modules of the library, from the root of the repository
 * @param planted further modules, which exist only here: texts by path from the root
 */
export function readComponents(files: string[], planted: Record<string, string> = {}): Component[] {
  const at = (file: string) => path.join(ROOT, file)
  const modules = [...files, ...Object.keys(planted)].map(at)
  const config = at('packages/ui/tsconfig.props.json')
  const texts = new Map([
    [config, JSON.stringify({ extends: './tsconfig.json', files: modules, include: [] })],
    ...Object.entries(planted).map(([file, text]): [string, string] => [at(file), text]),
  ])
  const api = new API({
    cwd: ROOT,
    fs: { readFile: (file) => texts.get(file), fileExists: (file) => texts.has(file) || undefined },
  })
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config) ?? {}
    if (program === undefined || checker === undefined) throw new Error(`${config} is not a project`)
    const [error] = Object.keys(planted).flatMap((file) => program.getSemanticDiagnostics(at(file)))
    if (error !== undefined) throw new Error(`A planted module does not compile: ${error.text}`)
    return modules.flatMap((module) => {
      const source = program.getSourceFile(module)
      const symbol = source && checker.getSymbolAtLocation(source)
      if (symbol === undefined) throw new Error(`${module} is not a module of the program`)
      return checker.getExportsOfModule(symbol).flatMap((exported): Component[] => {
        if (!/^[A-Z]\w*[a-z]/.test(exported.name)) return []
        const type = checker.getTypeOfSymbol(exported)
        const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call)
        const [parameter] = signature?.getParameters() ?? []
        const props = parameter && checker.getTypeOfSymbol(parameter)
        return props === undefined ? [] : [{ name: exported.name, props: readProps(checker, props) }]
      })
    })
  } finally {
    api.close()
  }
}
