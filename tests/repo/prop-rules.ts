import { findLine, isNode, parseModule, type SyntaxNode, walk } from './syntax'

/** What a prop is called instead, by the names that mean the same. The vocabulary is in docs/decisions. */
const SYNONYMS: [pattern: RegExp, instead: string][] = [
  [/^(words|texts|strings|messages|translations)$|(Words|Texts|Strings)$/, 'labels'],
  [/^(onPress|onActivate|onTrigger)$/, 'onClick on a native button, or onAction'],
  [/^(onCancel|onDismiss|onStay|onHide|onExit)$/, 'onClose'],
  [/^(onToggle|onValueChange|onInput|onPick)$/, 'onChange'],
  [/^(disabled|isDisabled|isLocked|isFixed)$/, 'disabledReason'],
  [/^(fixed|held|locked|lock|refused|blocked)Reason$/, 'disabledReason'],
  [/^(isPressed|isOn|isActive|isChecked|checked)$/, 'isSelected'],
  [/^(defaultChecked|isDefaultSelected)$/, 'defaultSelected'],
  [/^(limit|maximum|cap)$|Limit$/, 'max and a noun, such as maxItems'],
  [/^(end|after|suffix|endIcon)$/, 'trailing'],
  [/^(readOnly|isReadonly)$/, 'isReadOnly'],
  [/^(required|mandatory)$/, 'isRequired'],
  [/^(isPending|isFetching)$/, 'isLoading'],
  [/^(busy|isWorking)$/, 'isBusy'],
  [/^(errorMessage|fault|problemText)$/, 'error'],
  [/^(helpText|hint)$/, 'help'],
]

/** Something wrong with a public prop. */
export interface PropFault {
  /** From the root of the repository. */
  file: string
  line: number
  fault: string
}

interface Prop {
  name: string
  isOptional: boolean
  /** Its type as written. */
  type: string
  start: number
}

/** The exported interfaces of props in a module, with the props that each declares itself. */
function propInterfaces(program: SyntaxNode, text: string): { name: string; props: Prop[]; node: SyntaxNode }[] {
  const found: { name: string; props: Prop[]; node: SyntaxNode }[] = []
  walk(program, (node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return
    const { declaration } = node
    const name = isNode(declaration.id) ? String(declaration.id.name) : ''
    if (declaration.type !== 'TSInterfaceDeclaration' || !name.endsWith('Props')) return
    const body = isNode(declaration.body) && Array.isArray(declaration.body.body) ? declaration.body.body : []
    const props = body.filter(isNode).flatMap((member): Prop[] => {
      if (member.type !== 'TSPropertySignature' || !isNode(member.key)) return []
      const { key, typeAnnotation } = member
      const type = isNode(typeAnnotation) ? text.slice(typeAnnotation.start + 1, typeAnnotation.end).trim() : ''
      return [{ name: String(key.name ?? key.value), isOptional: member.optional === true, type, start: member.start }]
    })
    found.push({ name, props, node: declaration })
  })
  return found
}

/**
 * Props of published components that break the vocabulary.
 * @param file a source of the library, from the root of the repository
 * @param text its content
 */
export function findPropFaults(file: string, text: string): PropFault[] {
  const faults: PropFault[] = []
  for (const { name: owner, props } of propInterfaces(parseModule(file, text), text)) {
    const names = new Set(props.map(({ name }) => name))
    const report = ({ start }: Prop, fault: string): void => {
      faults.push({ file, line: findLine(text, start), fault: `${owner}: ${fault}` })
    }
    for (const prop of props) {
      const synonym = SYNONYMS.find(([pattern]) => pattern.test(prop.name))
      // A LocaleProvider has the labels of many components.
      if (synonym !== undefined && owner !== 'LocaleProviderProps') report(prop, `${prop.name} is called ${synonym[1]}`)
      if (/^can[A-Z]/.test(prop.name) && prop.type !== 'boolean')
        report(prop, `${prop.name} is no boolean: a function that returns a reason is called get…Error`)
      if (prop.name === 'labels' && prop.isOptional && !/^(LabelTexts<|\w+Overrides$)/.test(prop.type))
        report(prop, 'labels is LabelTexts')
      if (
        prop.name === 'onChange' &&
        /^\((event|e)\b|ChangeEvent[^,]*\) => /.test(prop.type) &&
        !prop.type.includes(',')
      )
        report(prop, 'onChange gets the value first, then the event')
      if (prop.name.endsWith('Reason') && prop.type === 'boolean') report(prop, `${prop.name} is a sentence`)
      if (prop.name === 'value' && prop.isOptional && names.has('onChange') && !names.has('defaultValue'))
        report(prop, 'value has no defaultValue beside it')
    }
  }
  return faults
}

/** The names of the types that a module's exported props mention and that it imports from a module of its own package. */
export function findMentionedTypes(file: string, text: string): string[] {
  const program = parseModule(file, text)
  // By the name that the module uses: the exported one.
  const own = new Map<string, string>()
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && Array.isArray(node.specifiers)) {
      const source = isNode(node.source) ? String(node.source.value) : ''
      if (!source.startsWith('.')) return
      for (const specifier of node.specifiers) {
        if (isNode(specifier) && isNode(specifier.local)) {
          const { imported, local } = specifier
          own.set(String(local.name), isNode(imported) ? String(imported.name) : String(local.name))
        }
      }
    }
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      if (isNode(node.id)) own.set(String(node.id.name), String(node.id.name))
  })
  const mentioned = new Set<string>()
  for (const { node } of propInterfaces(program, text)) {
    if (!isNode(node.body)) continue
    walk(node.body, (child) => {
      if (child.type === 'TSTypeReference' && isNode(child.typeName)) mentioned.add(String(child.typeName.name))
    })
  }
  return [...mentioned].flatMap((name) => own.get(name) ?? []).toSorted()
}

/** Components without a root element of their own: a part of a control, a layer beside one, or a wrapper of the caller's content. */
const ROOTLESS = new Set([
  'BackLinkProvider',
  'DisabledReason',
  'LeaveGuard',
  'LeaveGuardProvider',
  'LinkProvider',
  'LocaleProvider',
  'OverflowTooltip',
  'ThemeStyles',
  'Tooltip',
  'TooltipLayer',
  'UnsavedBarAhead',
  'View',
])

/** The exported components of a module that do not pass the rest of their props on, so that `ref`, `id` and `data-*` are lost. */
export function findRestFaults(file: string, text: string): PropFault[] {
  const faults: PropFault[] = []
  walk(parseModule(file, text), (node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return
    const { declaration } = node
    if (declaration.type !== 'FunctionDeclaration' || !isNode(declaration.id)) return
    const name = String(declaration.id.name)
    let passesRest = false
    walk(declaration, ({ type, argument }) => {
      if ((type === 'JSXSpreadAttribute' || type === 'SpreadElement') && isNode(argument))
        passesRest ||= /\brest\b|[pP]rops\b/.test(text.slice(argument.start, argument.end))
    })
    if (/^[A-Z]/.test(name) && !ROOTLESS.has(name) && !passesRest)
      faults.push({ file, line: findLine(text, declaration.start), fault: `${name} does not pass on its rest props` })
  })
  return faults
}
