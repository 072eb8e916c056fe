ALTER TABLE `profiles` ADD `synced_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_synced` ON `profiles` (`synced_at`) WHERE "profiles"."stripe_customer_id" IS NOT NULL;