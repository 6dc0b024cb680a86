import { analyticsRules } from './analytics-rules.mjs';
import { clientRules } from './client-rules.mjs';
import { embedRules } from './embed-rules.mjs';
import { managementRules } from './management-rules.mjs';
import { modelRules } from './model-rules.mjs';
import { widgetRules } from './widget-rules.mjs';

/**
 * Returns one mutant per change. A rule has the id of its requirement (docs/requirements.md), a file, the tests that
 * must fail, and `changes`, which map a text that occurs once in the file to its replacements. `equivalent` maps a
 * replacement to the reason why no test can fail.
 */
export function allMutants() {
  const rules = [...embedRules, ...widgetRules, ...modelRules, ...analyticsRules, ...clientRules, ...managementRules];
  return rules.flatMap(({ requirement, file, tests, changes, equivalent = {} }) =>
    Object.entries(changes).flatMap(([original, mutated]) =>
      mutated.map((text) => ({ requirement, file, tests, original, mutated: text, equivalent: equivalent[text] })),
    ),
  );
}
