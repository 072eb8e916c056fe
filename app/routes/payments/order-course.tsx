// /zamowienie/kurs/{id}, for signed-in people only: our summary before the provider's page.
import { startCourseCheckout } from '#worker/services/payments/courses/checkout.ts';
import { readCourseOrder } from '#worker/services/payments/courses/order.ts';
import { scopeContext } from '../../context.ts';
import { LateOrderPage } from '../../features/payments/order/late-parts.ts';
import { orderAction, orderPage, orderView } from '../../features/payments/order/order.server.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/order-course.ts';

const pathOf = (courseId: string) => `/zamowienie/kurs/${encodeURIComponent(courseId)}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const asked = readCourseOrder(scope, params.courseId).then((order) =>
    order.buyer === null ? null : order,
  );
  const [order] = await Promise.all([personalData(asked, pathOf(params.courseId)), LateOrderPage.prepare()]);
  const view = orderView(scope, { item: 'course', order }, Date.now());
  return orderPage(view, scope, pathOf(params.courseId));
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), LateOrderPage.prepare()]);
  return loaded;
}

export function action({ context, params, request }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return orderAction({
    scope,
    request,
    path: pathOf(params.courseId),
    start: () => startCourseCheckout(scope, params.courseId, { consent: true }),
    consentFault: 'Zaznacz tę zgodę, żebyśmy mogli udostępnić kurs od razu.',
  });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const view = loaderData?.view;
  const title = view?.item === 'course' ? view.order?.course.title : undefined;
  return [{ title: `Zamówienie: ${title ?? 'kurs'} – Szlak` }, { name: 'robots', content: 'noindex' }];
}

export default function OrderCourse({ loaderData, actionData }: Route.ComponentProps) {
  return <LateOrderPage view={loaderData.view} result={actionData} />;
}
