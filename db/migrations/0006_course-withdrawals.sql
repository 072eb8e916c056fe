ALTER TABLE `purchases` ADD `consented_at` integer;--> statement-breakpoint
ALTER TABLE `purchases` ADD `withdrawal_asked_at` integer;--> statement-breakpoint
ALTER TABLE `purchases` ADD `readings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `purchases_withdrawal_pending` ON `purchases` (`withdrawal_asked_at`) WHERE "purchases"."withdrawal_asked_at" IS NOT NULL AND "purchases"."withdrawn_at" IS NULL;