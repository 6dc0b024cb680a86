/** `zoetrope-server` with the small test catalogue: the real one takes seconds to load and renders its first tiles. */
import { runCli } from '../src/run-cli.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

runCli(fixtureCatalogue);
