CREATE TABLE `departed_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`item` text NOT NULL,
	`order_number` text,
	`address_hash` text NOT NULL,
	`address_sealed` text NOT NULL,
	`made_at` integer NOT NULL,
	`departed_at` integer NOT NULL,
	`period_start` text,
	`period_end` text,
	`amount_grosze` integer,
	`withdrawn_at` integer,
	`refunded_at` integer
);
--> statement-breakpoint
CREATE INDEX `departed_contracts_address` ON `departed_contracts` (`address_hash`);--> statement-breakpoint
CREATE INDEX `departed_contracts_order` ON `departed_contracts` (`order_number`);--> statement-breakpoint
CREATE INDEX `departed_contracts_age` ON `departed_contracts` (`made_at`);--> statement-breakpoint
CREATE INDEX `departed_contracts_pending` ON `departed_contracts` (`withdrawn_at`) WHERE "departed_contracts"."withdrawn_at" IS NOT NULL AND "departed_contracts"."refunded_at" IS NULL;--> statement-breakpoint
CREATE TABLE `withdrawal_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`address_hash` text NOT NULL,
	`address_sealed` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `withdrawal_links_user` ON `withdrawal_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_links_end` ON `withdrawal_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `terms_told` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_terms` ON `profiles` (`terms_told`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `order_number` text;--> statement-breakpoint
CREATE INDEX `purchases_order` ON `purchases` (`order_number`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `order_number` text;--> statement-breakpoint
CREATE INDEX `subscriptions_order` ON `subscriptions` (`order_number`);