// Stripe's error object, and the refusals that come up in more than one call.

type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
};

/** Thrown by a call, answered by the server. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/** 404 where the id stands in the address, 400 where it is a parameter. */
export function missingResource(kind: string, id: string, param: string, status: 400 | 404): StripeRefusal {
  return new StripeRefusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function declined(message: string, declineCode: string): StripeRefusal {
  return new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message,
  });
}
