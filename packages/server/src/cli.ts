#!/usr/bin/env node
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { runCli } from './run-cli.ts';

runCli({ ...catalogue, fileUrl });
