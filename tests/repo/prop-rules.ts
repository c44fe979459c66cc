import type { Component, Prop } from './component-props'
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

/** Something wrong with the props of a component. */
export interface PropFault {
  /** From the root of the repository. */
  file: string
  line: number
  fault: string
}

/** Whether a native prop is an event that every element has. Only `onChange` has a signature of our own. */
const isElementEvent = ({ name, isNative }: Prop): boolean => isNative && name.startsWith('on') && name !== 'onChange'

/** The props of a component that break the vocabulary, inherited ones included. */
export function findPropFaults({ name: owner, props }: Component): string[] {
  const names = new Set(props.map(({ name }) => name))
  return props
    .filter((prop) => !isElementEvent(prop))
    .flatMap((prop) => {
      const { name, type, isOptional, isNative } = prop
      const synonym = SYNONYMS.find(([pattern]) => pattern.test(name))
      return [
        // A LocaleProvider has the labels of many components.
        synonym !== undefined && owner !== 'LocaleProvider' && `${name} is called ${synonym[1]}`,
        /^can[A-Z]/.test(name) &&
          type !== 'boolean' &&
          `${name} is no boolean: a function that returns a reason is called get…Error`,
        name === 'labels' && isOptional && !/^(LabelTexts<|\w+Overrides$)/.test(type) && 'labels is LabelTexts',
        name === 'onChange' &&
          (isNative || /^\(\w+: \w*Event\b/.test(type)) &&
          'onChange gets the value first, then the event',
        name.endsWith('Reason') && type === 'boolean' && `${name} is a sentence`,
        name === 'value' &&
          isOptional &&
          names.has('onChange') &&
          !names.has('defaultValue') &&
          // A checkbox submits its value, and has its state in `isSelected`.
          !names.has('isSelected') &&
          'value has no defaultValue beside it',
      ].filter((fault) => fault !== false)
    })
    .map((fault) => `${owner}: ${fault}`)
}

/** The exported interfaces of props in a module. */
function propInterfaces(program: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  walk(program, (node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return
    const { declaration } = node
    const name = isNode(declaration.id) ? String(declaration.id.name) : ''
    if (declaration.type === 'TSInterfaceDeclaration' && name.endsWith('Props')) found.push(declaration)
  })
  return found
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
  for (const { body } of propInterfaces(program)) {
    if (!isNode(body)) continue
    walk(body, (child) => {
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
