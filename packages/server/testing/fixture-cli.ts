/** `zoetrope-server` with the small catalogue of the tests: the real one takes seconds to load, and draws its first tiles. */
import { runCli } from '../src/run-cli.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

runCli(fixtureCatalogue);
