ALTER TABLE `accounts` ADD `proven_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `purge_told_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `customer_email_due` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_unconfirmed` ON `profiles` (`created_at`) WHERE "profiles"."email_confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `profiles_customer_email` ON `profiles` (`customer_email_due`) WHERE "profiles"."customer_email_due" = 1;--> statement-breakpoint
ALTER TABLE `tokens` ADD `email` text;--> statement-breakpoint
CREATE INDEX `tokens_email` ON `tokens` (`email`) WHERE "tokens"."email" IS NOT NULL;