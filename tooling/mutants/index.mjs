import { analyticsRules } from './analytics-rules.mjs';
import { clientRules } from './client-rules.mjs';
import { embedRules } from './embed-rules.mjs';
import { managementRules } from './management-rules.mjs';
import { modelRules } from './model-rules.mjs';
import { widgetRules } from './widget-rules.mjs';

/**
 * One entry for each changed text. A rule names its row, its file, the tests that have to notice, and the `changes`: a text that
 * its file holds once, with what it becomes. `equivalent` gives the reason why no test can notice a change.
 */
export function allMutants() {
  const rules = [...embedRules, ...widgetRules, ...modelRules, ...analyticsRules, ...clientRules, ...managementRules];
  return rules.flatMap(({ row, file, tests, changes, equivalent = {} }) =>
    Object.entries(changes).flatMap(([original, mutated]) =>
      mutated.map((text) => ({ row, file, tests, original, mutated: text, equivalent: equivalent[text] })),
    ),
  );
}
