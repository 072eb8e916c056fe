// The form of /dashboard/decyzja: whatever button is pressed, all of it is kept.
import { redirect } from 'react-router';
import { pressed, withCriterion, withReady, type Decision } from '#domain/advice/decide/decision.ts';
import type { RequestScope } from '#worker/scope.ts';
import { forgetDecision, keepDecision } from '#worker/services/advice/weigh.ts';
import { doneAddress, formAction } from '../../../../lib/form-action.server.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { safetyPageOf } from '../../gate/safety-pages.ts';
import { decisionOf, FIELDS, readyOf, WEIGH_PATH } from './weigh-form.ts';

export const DONE = {
  zapisz: 'Zapisane.',
  usun: 'Usunięte. Możesz zacząć od nowa.',
} as const;

export type DecisionRefused = { sentence: string; decision: Decision; own: string };

export async function weighAction(scope: RequestScope, request: Request) {
  return formAction<DecisionRefused>(await request.formData(), {
    path: WEIGH_PATH,
    deeds: {
      async zapisz(form) {
        const [button, own] = [formText(form, FIELDS.button), formText(form, FIELDS.own)];
        const decision = decisionOf(form);
        const ready = readyOf(form);
        const version = Number(formText(form, FIELDS.version));
        await keepDecision(scope, {
          analysisId: formText(form, FIELDS.analysis),
          version: Number.isInteger(version) ? version : -1,
          decision: withCriterion(withReady(pressed(decision, button), ready), own),
        });
        // Where the person was, since the document comes again; to what follows of it only where something can.
        const isCounted = button === '' && own === '' && ready.length === 0 && decision.criteria.length > 0;
        return `${doneAddress(WEIGH_PATH, 'zapisz')}#${isCounted ? 'wynik' : 'kryteria'}`;
      },
      usun: (form) => forgetDecision(scope, formText(form, FIELDS.analysis)),
    },
    refused({ code, message }, form) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      // What was ticked stands among the criteria, where it can be taken away again.
      const decision = withReady(decisionOf(form), readyOf(form));
      const own = formText(form, FIELDS.own);
      // Its paths are those of another analysis.
      const kept = code === 'not-found' ? withoutPaths(decision) : decision;
      return { sentence: message, decision: kept, own };
    },
  });
}

function withoutPaths({ criteria }: Decision): Decision {
  return { paths: [], criteria: criteria.map((one) => ({ ...one, marks: {} })), wills: {} };
}
