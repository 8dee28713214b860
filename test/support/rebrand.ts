import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { projectDirectory } from '../../scripts/project.ts';
import { run } from '../../scripts/run.ts';
import { product } from '../../src/product.ts';

const domain = new URL(product.docsUrl).hostname;

/** What the project's own brand says, and another brand says instead. */
export const BRANDS: readonly (readonly [own: string, other: string])[] = [
  [product.packageName, 'quillside-app'],
  [product.description, 'Quillside writes down what people say, and what they agree to do next.'],
  [product.name, 'Quillside'],
  [domain, 'quillside.example'],
  ['noteUrlTemplate: null', "noteUrlTemplate: 'https://quillside.example/n/{id}'"],
];

/** Copies the project's files to a directory, as a publisher with another brand has them. */
export async function rebrandTo(directory: string): Promise<void> {
  const files = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDirectory,
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    await mkdir(join(directory, dirname(file)), { recursive: true });
    await cp(join(projectDirectory, file), join(directory, file));
  }
  await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'), 'junction');
  const brand = join(directory, 'src/product.ts');
  const text = await readFile(brand, 'utf8');
  await writeFile(
    brand,
    BRANDS.reduce((all, [own, other]) => all.replaceAll(own, other), text),
  );
  await run('npm', ['run', 'docs'], { cwd: directory });
}

/** Runs all quick tests under another brand. */
async function testRebranded(): Promise<void> {
  const cwd = await mkdtemp(join(tmpdir(), 'branded-'));
  try {
    await rebrandTo(cwd);
    await run('npm', ['run', 'surface'], { cwd });
    await run('npm', ['test'], { cwd, isShown: true });
  } finally {
    await rm(cwd, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await testRebranded();
