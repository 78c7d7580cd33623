/**
 * No text for people stands in code: pages and answers say messages by id (docs/languages.md). Looked for in the web app: text between
 * tags, text-like props and fields, sentences in quotes; in the server: text-like fields of what it answers. What is thrown as a plain
 * `Error`, logged or compared is for no reader.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { ALLOWANCES } from './texts-in-code.data.ts';

const WEB = /^apps\/web\/src\/.*\.tsx?$/;
const SERVER = /^apps\/server\/src\/(?:http|modules)\/.*\.ts$/;
const NOT_SHOWN = /\.(?:test|spec)\.tsx?$|\/testing\/|\.d\.ts$/;
/** Props and fields whose value people read or hear. */
const READ = new Set(
  'aria-label aria-description aria-roledescription aria-valuetext alt title placeholder label heading hint lead description caption message'.split(
    ' ',
  ),
);
/** "screens-home.title", "text/html", "en-US", "camera-off": a name for programs. */
const NAME = /^[\w@#./:?&=%*$~+-]*$/;
const WORD = /\p{L}{2}/u;
const SENTENCE = /^["“]?\p{Lu}[\p{L}’']*[\p{L},;:’'-]* .*\p{L}/u;
/** Calls and constructors whose texts no person reads. */
const UNREAD =
  /(?:^|\.)(?:Error|TypeError|RangeError|log|warn|error|info|debug|fatal|trace|describe|deprecated|meta|register|refine|check)$/;

/**
 * Every text for people in one file, as sentences.
 *
 * @param used takes the allowances that a text rests on
 */
export function textProblems(file, source, used = new Set()) {
  const isWeb = WEB.test(file);
  if ((!isWeb && !SERVER.test(file)) || NOT_SHOWN.test(file)) return [];
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  // The parser counts bytes, on from the file before; blanks and comments ahead of the first word are left out.
  const start = module.span.start - leadOf(source);
  const problems = [];
  visit(module, { isRead: false, isShown: false });
  return problems;

  function add(node, text) {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const allowance = ALLOWANCES.find((one) => one.file.test(file) && (one.texts === undefined || one.texts.includes(words)));
    if (allowance !== undefined) {
      used.add(allowance);
      return;
    }
    const line = bytes
      .subarray(0, Math.max(0, node.span.start - start))
      .toString('utf8')
      .split('\n').length;
    problems.push(`${file}:${line} ${JSON.stringify(words)} is a text for people: it belongs to packages/messages, said by id`);
  }

  /** @param isRead a prop or field that people read @param isShown a child of an element */
  function visit(node, { isRead, isShown }) {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, { isRead, isShown });
      return;
    }
    if (node === null || typeof node !== 'object') return;
    const none = { isRead: false, isShown: false };
    switch (node.type) {
      case 'JSXText':
        if (WORD.test(node.value)) add(node, node.value);
        return;
      case 'StringLiteral':
        if (isShown ? WORD.test(node.value) : isRead ? isText(node.value) : isWeb && SENTENCE.test(node.value)) add(node, node.value);
        return;
      case 'TemplateLiteral': {
        const words = node.quasis.map(({ cooked, raw }) => cooked ?? raw).join('\u2026');
        if (isShown || isRead ? /\p{L}{2,}/u.test(words) && !NAME.test(words.replaceAll('\u2026', '')) : isWeb && SENTENCE.test(words))
          add(node, words);
        visit(node.expressions, none);
        return;
      }
      case 'JSXAttribute': {
        const name = node.name.type === 'JSXNamespacedName' ? '' : node.name.value;
        visit(node.value, { isRead: READ.has(name), isShown: false });
        return;
      }
      case 'JSXElement':
        visit(node.opening.attributes, none);
        visit(node.children, { isRead: false, isShown: true });
        return;
      case 'JSXFragment':
        visit(node.children, { isRead: false, isShown: true });
        return;
      case 'JSXExpressionContainer':
        visit(node.expression, { isRead, isShown });
        return;
      case 'ConditionalExpression':
        visit(node.test, none);
        visit([node.consequent, node.alternate], { isRead, isShown });
        return;
      case 'ParenthesisExpression':
        visit(node.expression, { isRead, isShown });
        return;
      case 'BinaryExpression':
        if (['&&', '||', '??'].includes(node.operator)) {
          visit(node.left, node.operator === '&&' ? none : { isRead, isShown });
          visit(node.right, { isRead, isShown });
        } else if (node.operator === '+') visit([node.left, node.right], { isRead, isShown });
        return;
      case 'KeyValueProperty': {
        const key = node.key.value ?? '';
        visit(node.value, { isRead: typeof key === 'string' && READ.has(key), isShown: false });
        return;
      }
      case 'CallExpression':
      case 'NewExpression': {
        const name = nameOf(node.callee);
        visit(node.callee, none);
        if (!UNREAD.test(name)) visit(node.arguments ?? [], none);
        return;
      }
      // Types, and what is compared or imported, are no texts.
      case 'SwitchCase':
        visit(node.consequent, none);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TsTypeAliasDeclaration':
      case 'TsInterfaceDeclaration':
      case 'TsTypeAnnotation':
      case 'TsLiteralType':
        return;
      case 'TsAsExpression':
      case 'TsConstAssertion':
      case 'TsSatisfiesExpression':
        visit(node.expression, { isRead, isShown });
        return;
      default:
        for (const [key, value] of Object.entries(node))
          if (key !== 'span' && key !== 'typeAnnotation' && key !== 'typeParams' && key !== 'typeArguments') visit(value, none);
    }
  }
}

function isText(value) {
  return WORD.test(value) && (!NAME.test(value) || /^\p{Lu}\p{Ll}+$/u.test(value));
}

function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.value;
  return callee.type === 'MemberExpression' ? `.${callee.property.value ?? ''}` : '';
}

function leadOf(source) {
  const lead = /^(?:\s+|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(lead);
}

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/web/src', 'apps/server/src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
  const used = new Set();
  const problems = files.flatMap((file) => textProblems(file, readFileSync(file, 'utf8'), used));
  for (const each of ALLOWANCES) if (!used.has(each)) problems.push(`No text rests on the allowance "${each.why}" of ${each.file}`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
